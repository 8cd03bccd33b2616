const clock = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const make = {
  city(n, random) {
    const departures = [];
    for (let minutes = 240; minutes < 1439; minutes += 1 + Math.floor(random() * 2)) departures.push(clock(minutes));
    return [departures, Array.from({ length: n }, () => clock(900 + Math.floor(random() * 540)))];
  },
};
