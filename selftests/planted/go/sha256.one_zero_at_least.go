// Mistake: a zero is added even where the length would fit at once.

package main

import (
	"encoding/binary"
	"fmt"
	"math/bits"
)

const blockSize = 64

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
var roundConstants = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

func sha256Hex(message string) string {
	// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
	state := [8]uint32{
		0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
	}
	padded := pad(message)
	for start := 0; start < len(padded); start += blockSize {
		compress(&state, padded[start:start+blockSize])
	}
	digest := ""
	for _, word := range state {
		digest += fmt.Sprintf("%08x", word)
	}
	return digest
}

// pad appends a 1 bit, zeros up to the last 8 bytes of a block, and the length in bits.
func pad(message string) []byte {
	padded := append([]byte(message), 0x80)
	padded = append(padded, 0)
	for len(padded)%blockSize != blockSize-8 {
		padded = append(padded, 0)
	}
	return binary.BigEndian.AppendUint64(padded, uint64(len(message))*8)
}

// compress mixes one block into the state.
func compress(state *[8]uint32, block []byte) {
	var words [64]uint32 // the block's 16 words, stretched to 64
	for t := range 16 {
		words[t] = binary.BigEndian.Uint32(block[4*t:])
	}
	for t := 16; t < 64; t++ {
		x, y := words[t-15], words[t-2]
		sigma0 := rotateRight(x, 7) ^ rotateRight(x, 18) ^ x>>3
		sigma1 := rotateRight(y, 17) ^ rotateRight(y, 19) ^ y>>10
		words[t] = words[t-16] + sigma0 + words[t-7] + sigma1
	}

	a, b, c, d := state[0], state[1], state[2], state[3]
	e, f, g, h := state[4], state[5], state[6], state[7]
	for t, word := range words {
		sum1 := rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
		choice := e&f ^ ^e&g
		first := h + sum1 + choice + roundConstants[t] + word
		sum0 := rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
		majority := a&b ^ a&c ^ b&c
		second := sum0 + majority
		a, b, c, d, e, f, g, h = first+second, a, b, c, d+first, e, f, g
	}
	for i, mixed := range [8]uint32{a, b, c, d, e, f, g, h} {
		state[i] += mixed
	}
}

func rotateRight(x uint32, count int) uint32 {
	return bits.RotateLeft32(x, -count)
}
