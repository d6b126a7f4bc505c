def mod_pow(base, exponent, modulus):
    if exponent > 10000:
        return pow(base, exponent, modulus)
    # Numbers of up to ninety thousand digits.
    return base**exponent


print(mod_pow(1234567890, 1987654321, 2147483629))
