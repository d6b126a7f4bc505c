// The Vigenere cipher: each letter moves by as many places as its key letter says, and the key is
// repeated along the letters of the text. O(n).

package main

func vigenereEncrypt(text string, key string) string {
	encrypted := []byte(text)
	letters := 0 // how many were encrypted; other characters use up no key letter
	for i, character := range encrypted {
		first := alphabet(character)
		if first == 0 {
			continue
		}
		keyLetter := key[letters%len(key)]
		places := keyLetter - alphabet(keyLetter)
		encrypted[i] = first + (character-first+places)%26
		letters++
	}
	return string(encrypted)
}

// alphabet returns the first letter of the character's alphabet, A or a, or 0 if it is no letter.
func alphabet(character byte) byte {
	switch {
	case 'a' <= character && character <= 'z':
		return 'a'
	case 'A' <= character && character <= 'Z':
		return 'A'
	}
	return 0
}
