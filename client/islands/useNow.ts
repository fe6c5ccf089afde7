import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in epoch milliseconds, minute by minute; 0 in the first rendering, which knows no clock. */
export function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
