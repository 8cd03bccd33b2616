export const make = {
  hall(n, random) {
    const pairs = Math.max(0, (n >> 1) - 1);
    const tickets = Array.from({ length: pairs + 2 }, (_, at) => at * 9973 + Math.floor(random() * 9973));
    const scans = [...tickets, ...tickets.slice(2)];
    for (let at = scans.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [scans[at], scans[other]] = [scans[other], scans[at]];
    }
    return [scans];
  },
};
