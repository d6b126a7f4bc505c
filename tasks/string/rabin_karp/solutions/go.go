// The Rabin-Karp search: the hash of a window of the text follows in constant time from that of the
// window before it, and only a window with the pattern's hash is compared with it. O(n + m)
// expected.

package main

const (
	base    = 911 // larger than any character
	modulus = 1_000_000_007
)

func rabinKarpSearch(text string, pattern string) []int {
	positions := []int{}
	length := len(pattern)
	if length > len(text) {
		return positions
	}

	// leading is the weight that the first character of a window has in its hash.
	leading := 1
	for range length - 1 {
		leading = leading * base % modulus
	}
	wanted := hash(pattern)
	window := hash(text[:length])
	for i := 0; ; i++ {
		// Equal hashes alone may be chance.
		if window == wanted && text[i:i+length] == pattern {
			positions = append(positions, i)
		}
		if i+length == len(text) {
			return positions
		}
		window = (window - int(text[i])*leading%modulus + modulus) % modulus // modulus: never negative
		window = (window*base + int(text[i+length])) % modulus
	}
}

// hash reads s as a number in the given base, whose digits are the characters.
func hash(s string) int {
	value := 0
	for i := range len(s) {
		value = (value*base + int(s[i])) % modulus
	}
	return value
}
