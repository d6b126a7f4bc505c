// The shifts must be logical: >> copies the sign bit of an int.

import static java.lang.Integer.rotateRight;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class Main {
    static final int BLOCK = 64;

    /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
    static final int[] ROUND_CONSTANTS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };

    static String sha256Hex(String message) {
        byte[] padded = pad(message.getBytes(StandardCharsets.US_ASCII));
        // The first 32 bits of the fractional parts of the square roots of the first 8 primes.
        int[] state = {
            0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
        };
        for (int start = 0; start < padded.length; start += BLOCK) {
            compress(state, schedule(padded, start));
        }
        StringBuilder digest = new StringBuilder();
        for (int word : state) {
            digest.append(String.format("%08x", word));
        }
        return digest.toString();
    }

    /** The message, a 1 bit, zeros up to the last 8 bytes of a block, and the length in bits. */
    static byte[] pad(byte[] message) {
        int blocks = (message.length + 1 + 8 + BLOCK - 1) / BLOCK;
        byte[] padded = Arrays.copyOf(message, blocks * BLOCK);
        padded[message.length] = (byte) 0x80;
        long bits = 8L * message.length;
        for (int i = 1; i <= 8; i++) {
            padded[padded.length - i] = (byte) bits; // big-endian, so the lowest byte is the last
            bits >>>= 8;
        }
        return padded;
    }

    /** The 64 words that a block of 16 words is stretched to. */
    static int[] schedule(byte[] padded, int start) {
        int[] words = new int[64];
        for (int t = 0; t < 16; t++) {
            for (int i = 0; i < 4; i++) {
                words[t] = (words[t] << 8) | (padded[start + 4 * t + i] & 0xff); // bytes are signed
            }
        }
        for (int t = 16; t < 64; t++) {
            int x = words[t - 15];
            int y = words[t - 2];
            int sigma0 = rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >> 3);
            int sigma1 = rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >> 10);
            words[t] = words[t - 16] + sigma0 + words[t - 7] + sigma1;
        }
        return words;
    }

    /** Mixes one block's words into the state. */
    static void compress(int[] state, int[] words) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        for (int t = 0; t < 64; t++) {
            int sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
            int choice = (e & f) ^ (~e & g);
            int first = h + sum1 + choice + ROUND_CONSTANTS[t] + words[t];
            int sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
            int majority = (a & b) ^ (a & c) ^ (b & c);
            int second = sum0 + majority;
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        int[] mixed = {a, b, c, d, e, f, g, h};
        for (int i = 0; i < 8; i++) {
            state[i] += mixed[i];
        }
    }
}
