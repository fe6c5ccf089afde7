/** A long row of whole numbers from 0 to 2^32 - 1, four bytes each. Where nothing was put there is 0. */
export interface GrowingNumbers {
  at(place: number): number;
  set(place: number, number: number): void;
  push(number: number): void;
  /** What was pushed. */
  all(): Uint32Array;
}

export function growingNumbers(): GrowingNumbers {
  let numbers = new Uint32Array(1024);
  let length = 0;
  const set = (place: number, number: number) => {
    if (place >= numbers.length) {
      const grown = new Uint32Array(Math.max(place + 1, numbers.length * 2));
      grown.set(numbers);
      numbers = grown;
    }
    numbers[place] = number;
  };
  return {
    at: (place) => numbers[place] ?? 0,
    set,
    push: (number) => set(length++, number),
    all: () => numbers.subarray(0, length),
  };
}
