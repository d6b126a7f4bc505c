"""SHA-256 as in FIPS 180-4, O(n).

The padded message is taken in blocks of 64 bytes. Each block is stretched to 64 words, which
drive 64 rounds over eight state words; the state after the block is added to that before it.
"""

MASK = 0xFFFFFFFF  # Python's integers are unbounded; the words of SHA-256 have 32 bits

# The first 32 bits of the fractional parts of the square roots of the first 8 primes.
INITIAL_STATE = (
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
)  # fmt: skip

# The same for the cube roots of the first 64 primes.
ROUND_CONSTANTS = (
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
)  # fmt: skip


def sha256_hex(message: str) -> str:
    """Return the digest of the message as 64 hexadecimal digits."""
    data = padded(message.encode("ascii"))
    state: tuple[int, ...] = INITIAL_STATE
    for start in range(0, len(data), 64):
        state = compress(state, data[start : start + 64])
    return "".join(f"{word:08x}" for word in state)


def padded(data: bytes) -> bytes:
    """Return the data with a 1 bit, zeros and its length, up to a multiple of 64 bytes."""
    zeros = -(len(data) + 1 + 8) % 64
    return data + b"\x80" + bytes(zeros) + (8 * len(data)).to_bytes(8, "big")


def compress(state: tuple[int, ...], block: bytes) -> tuple[int, ...]:
    """Return the state after one block."""
    a, b, c, d, e, f, g, h = state
    for constant, word in zip(ROUND_CONSTANTS, schedule(block), strict=True):
        choice = (e & f) ^ (~e & g)
        majority = (a & b) ^ (a & c) ^ (b & c)
        sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        mixed = h + sum1 + choice + constant + word
        h, g, f, e = g, f, e, (d + mixed) & MASK
        d, c, b, a = c, b, a, (mixed + sum0 + majority) & MASK
    return tuple(
        (old + new) & MASK for old, new in zip(state, (a, b, c, d, e, f, g, h), strict=True)
    )


def schedule(block: bytes) -> list[int]:
    """Return the 64 words of a block: its own 16, then mixtures of earlier ones."""
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)]
    for t in range(16, 64):
        x, y = words[t - 15], words[t - 2]
        sigma0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
        sigma1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
        words.append((words[t - 16] + sigma0 + words[t - 7] + sigma1) & MASK)
    return words


def rotate(word: int, count: int) -> int:
    """Return the word with its bits rotated to the right."""
    return (word >> count | word << (32 - count)) & MASK
