// Wrong: the result takes the case of the key letter.

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
		encrypted[i] = alphabet(keyLetter) + (character-first+places)%26
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
