export const make = {
  books(n, random) {
    const two = (number) => String(number).padStart(2, "0");
    return [
      Array.from({ length: n }, () => ({
        date: `${2000 + Math.floor(random() * 98)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
        rupees: Math.floor(random() * 100000) - 5000,
      })),
    ];
  },
};
