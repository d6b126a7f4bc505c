package driver

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"unicode/utf8"
)

const deepest = 40

// A Shape says what the result is to be, as far as that decides how to tell it: a []byte may be a
// text. A list has one part, a struct one for each field.
type Shape struct {
	Text   bool
	Fields []Shape
	List   *Shape
}

// Text and Scalar are the shapes of single values.
var (
	Text   = Shape{Text: true}
	Scalar = Shape{}
)

// List is the shape of a list.
func List(element Shape) Shape { return Shape{List: &element} }

// Struct is the shape of a struct.
func Struct(fields ...Shape) Shape { return Shape{Fields: fields} }

func (s Shape) part(i int) Shape {
	if s.List != nil {
		return *s.List
	}
	if i < len(s.Fields) {
		return s.Fields[i]
	}
	return Scalar
}

// answer collects tokens, each with a space before it.
type answer struct{ text []byte }

func (a *answer) word(word string) {
	a.text = append(append(a.text, ' '), word...)
}

func (a *answer) head(bracket string, n int) {
	a.word(bracket + strconv.Itoa(n))
}

func (a *answer) quoted(text string) {
	a.text = appendText(append(a.text, ' '), text)
}

func appendText(out []byte, text string) []byte {
	out = append(out, '\'')
	for i := range len(text) {
		c := text[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '_', c == '-', c == '.':
			out = append(out, c)
		default:
			out = fmt.Appendf(out, "%%%02X", c)
		}
	}
	return out
}

// write adds the tokens of a value, whatever its type.
func (a *answer) write(v reflect.Value, shape Shape, depth int) error {
	if depth > deepest {
		return fmt.Errorf("it has more than %d levels", deepest)
	}
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		return a.writeItems(v, shape, depth)
	case reflect.Struct:
		a.head("(", v.NumField())
		for i := range v.NumField() {
			if err := a.write(v.Field(i), shape.part(i), depth+1); err != nil {
				return err
			}
		}
		return nil
	case reflect.Map:
		a.head(":", v.Len())
		for pair := v.MapRange(); pair.Next(); {
			if err := a.write(pair.Key(), Scalar, depth+1); err != nil {
				return err
			}
			if err := a.write(pair.Value(), shape.part(0), depth+1); err != nil {
				return err
			}
		}
		return nil
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			a.word("N")
			return nil
		}
		return a.write(v.Elem(), shape, depth+1)
	}
	return a.writeScalar(v, shape)
}

func (a *answer) writeItems(v reflect.Value, shape Shape, depth int) error {
	if shape.Text && v.Kind() == reflect.Slice {
		text := reflect.TypeFor[string]()
		if v.Type().ConvertibleTo(text) {
			a.quoted(v.Convert(text).String())
			return nil
		}
	}
	a.head("[", v.Len())
	for i := range v.Len() {
		if err := a.write(v.Index(i), shape.part(i), depth+1); err != nil {
			return err
		}
	}
	return nil
}

func (a *answer) writeScalar(v reflect.Value, shape Shape) error {
	switch kind := v.Kind(); {
	case kind == reflect.Bool:
		a.word(map[bool]string{true: "T", false: "F"}[v.Bool()])
	case kind == reflect.String:
		a.quoted(v.String())
	case shape.Text && kind == reflect.Int32:
		a.quoted(string(rune(v.Int())))
	case shape.Text && kind == reflect.Uint8:
		a.quoted(string([]byte{byte(v.Uint())}))
	case v.CanInt():
		a.word(strconv.FormatInt(v.Int(), 10))
	case v.CanUint():
		a.word(strconv.FormatUint(v.Uint(), 10))
	case v.CanFloat():
		a.word(float(v.Float()))
	case v.CanComplex():
		number := v.Complex()
		a.word("(2 " + float(real(number)) + " " + float(imag(number)))
	default:
		return fmt.Errorf("a %v cannot be told", v.Type())
	}
	return nil
}

func float(number float64) string {
	switch {
	case math.IsNaN(number):
		return "nan"
	case math.IsInf(number, 0):
		return strconv.FormatFloat(number, 'g', -1, 64)[:1] + "inf"
	}
	return strconv.FormatFloat(number, 'e', -1, 64)
}

func shortened(text string) string {
	if utf8.RuneCountInString(text) > longestMessage {
		return string([]rune(text)[:longestMessage])
	}
	return text
}
