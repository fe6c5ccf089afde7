/** The minutes from the midnight that begins a day to a time such as "17:30". */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
