from functools import reduce

match reduce(lambda total, value: total + value, [1, 2, 3]):
    case 6:
        print("hello")
