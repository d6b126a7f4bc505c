package driver

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unsafe"
)

// tokens are the words of a question that are not read yet.
type tokens struct{ rest string }

func (t *tokens) next() string {
	token, rest, _ := strings.Cut(t.rest, " ")
	t.rest = rest
	return token
}

func (t *tokens) isNext(start byte) bool {
	return t.rest != "" && t.rest[0] == start
}

// length reads how many values a list or a struct has.
func (t *tokens) length() (int, error) {
	token := t.next()
	if token != "" && strings.IndexByte("[(", token[0]) >= 0 {
		if n, err := strconv.Atoi(token[1:]); err == nil {
			return n, nil
		}
	}
	return 0, misfit("several values", token)
}

// several reads how many values follow, which must be so many.
func (t *tokens) several(expected int) error {
	n, err := t.length()
	if err == nil && n != expected {
		return fmt.Errorf("expected %d values, got %d", expected, n)
	}
	return err
}

func (t *tokens) text() (string, error) {
	token := t.next()
	if token == "" || token[0] != '\'' {
		return "", misfit("a text", token)
	}
	var text strings.Builder
	for i := 1; i < len(token); i++ {
		if token[i] != '%' {
			text.WriteByte(token[i])
			continue
		}
		if i+2 >= len(token) {
			return "", misfit("a text", token)
		}
		code, err := strconv.ParseUint(token[i+1:i+3], 16, 8)
		if err != nil {
			return "", misfit("a text", token)
		}
		text.WriteByte(byte(code))
		i += 2
	}
	return text.String(), nil
}

func misfit(expected, token string) error {
	return fmt.Errorf("expected %s, got %s", expected, token)
}

// read fills a value, whatever its type, from the tokens that come next.
func read(v reflect.Value, from *tokens) error {
	switch v.Kind() {
	case reflect.Slice:
		return readSlice(v, from)
	case reflect.Array:
		if err := from.several(v.Len()); err != nil {
			return err
		}
		return readItems(v, from)
	case reflect.Struct:
		return readStruct(v, from)
	case reflect.Map:
		return readMap(v, from)
	case reflect.Pointer:
		if from.isNext('N') {
			from.next()
			return nil
		}
		v.Set(reflect.New(v.Type().Elem()))
		return read(v.Elem(), from)
	case reflect.String:
		text, err := from.text()
		v.SetString(text)
		return err
	case reflect.Complex64, reflect.Complex128:
		var parts [2]float64
		err := read(reflect.ValueOf(&parts).Elem(), from)
		v.SetComplex(complex(parts[0], parts[1]))
		return err
	}
	return readNumber(v, from.next())
}

func readNumber(v reflect.Value, token string) error {
	kind, bits := v.Kind(), 0
	if kind >= reflect.Int && kind <= reflect.Float64 {
		bits = v.Type().Bits()
	}
	switch {
	case kind == reflect.Bool:
		if token != "T" && token != "F" {
			return misfit("a bool", token)
		}
		v.SetBool(token == "T")
		return nil
	case v.CanInt():
		number, err := strconv.ParseInt(token, 10, bits)
		v.SetInt(number)
		return numberError(err, v, token)
	case v.CanUint():
		number, err := strconv.ParseUint(token, 10, bits)
		v.SetUint(number)
		return numberError(err, v, token)
	case v.CanFloat():
		number, err := strconv.ParseFloat(token, bits)
		v.SetFloat(number)
		return numberError(err, v, token)
	}
	return fmt.Errorf("no value becomes a %v", v.Type())
}

func numberError(err error, v reflect.Value, token string) error {
	if err != nil {
		return misfit(v.Type().String(), token)
	}
	return nil
}

var (
	bytesType = reflect.TypeFor[[]byte]()
	runesType = reflect.TypeFor[[]rune]()
)

func readSlice(v reflect.Value, from *tokens) error {
	if from.isNext('\'') {
		text, err := from.text()
		if err != nil {
			return err
		}
		if !v.Type().ConvertibleTo(bytesType) && !v.Type().ConvertibleTo(runesType) {
			return errors.New("expected a list, got a text")
		}
		v.Set(reflect.ValueOf(text).Convert(v.Type()))
		return nil
	}
	n, err := from.length()
	if err != nil {
		return err
	}
	v.Set(reflect.MakeSlice(v.Type(), n, n))
	return readItems(v, from)
}

func readItems(v reflect.Value, from *tokens) error {
	for i := range v.Len() {
		if err := read(v.Index(i), from); err != nil {
			return err
		}
	}
	return nil
}

func readStruct(v reflect.Value, from *tokens) error {
	if err := from.several(v.NumField()); err != nil {
		return err
	}
	for i := range v.NumField() {
		field := v.Field(i)
		// Through its address a field can be set that is not exported.
		place := reflect.NewAt(field.Type(), unsafe.Pointer(field.UnsafeAddr()))
		if err := read(place.Elem(), from); err != nil {
			return err
		}
	}
	return nil
}

// readMap makes a list a map from positions.
func readMap(v reflect.Value, from *tokens) error {
	keyType := v.Type().Key()
	if !reflect.Zero(keyType).CanInt() {
		return fmt.Errorf("no list becomes a %v", v.Type())
	}
	n, err := from.length()
	if err != nil {
		return err
	}
	v.Set(reflect.MakeMapWithSize(v.Type(), n))
	for i := range n {
		item := reflect.New(v.Type().Elem()).Elem()
		if err := read(item, from); err != nil {
			return err
		}
		v.SetMapIndex(reflect.ValueOf(i).Convert(keyType), item)
	}
	return nil
}
