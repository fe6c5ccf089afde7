/** The drawings of icons by name: paths on 24 × 24. */
export const iconShapes = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2 3.8 3.8',
  filters: 'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 5v5m-7 4v5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  down: 'm7.5 10 4.5 4.5 4.5-4.5',
  right: 'm10 7.5 4.5 4.5-4.5 4.5',
  next: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  previous: 'M19 12H5m5.5-5.5L5 12l5.5 5.5',
  send: 'M12 19V5m-5.5 5.5L12 5l5.5 5.5',
  out: 'm7.5 16.5 9-9M9 7.5h7.5V15',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  pin: 'M12 20.5s-6.5-5.6-6.5-10.6a6.5 6.5 0 0 1 13 0c0 5-6.5 10.6-6.5 10.6Zm0-8.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  calendar:
    'M6 6h12a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 6 6Zm-1.5 4.5h15M8.5 3.5v4m7-4v4',
  share:
    'm8.5 10.8 7-4.1m-7 6.5 7 4.1M6.2 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm11.6-6.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 13a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  pause: 'M7 5.5h3.5v13H7Zm6.5 0H17v13h-3.5Z',
  play: 'M8.5 5.5v13l9.5-6.5Z',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 6.8 6.8 0 0 0 20 14.5Z',
  flag: 'M6 20.5v-16m0 1c4-2.5 8 2.5 12 0v8.5c-4 2.5-8-2.5-12 0',
  heart:
    'M12 20s-8-4.7-8-10.4A4.4 4.4 0 0 1 8.4 5 4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 3.6-2A4.4 4.4 0 0 1 20 9.6C20 15.3 12 20 12 20Z',
  restart: 'M4.5 4.5V9H9M4.9 14.5a7.5 7.5 0 1 0 1.3-7L4.5 9',
  stop: 'M7.5 7.5h9v9h-9Z',
  copy: 'M9.5 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8 18.5V10a1.5 1.5 0 0 1 1.5-1.5ZM5 15.5V5.5A1.5 1.5 0 0 1 6.5 4h8',
  good: 'M8 11v8.5H5V11Zm0 0 3.5-7a2.3 2.3 0 0 1 2.2 2.8L13 9.5h4.6a1.8 1.8 0 0 1 1.8 2.2l-1.3 6.2a2 2 0 0 1-2 1.6H8',
  bad: 'M16 13V4.5h3V13Zm0 0-3.5 7a2.3 2.3 0 0 1-2.2-2.8l.7-2.7H6.4a1.8 1.8 0 0 1-1.8-2.2l1.3-6.2a2 2 0 0 1 2-1.6H16',
} as const;

export type IconName = keyof typeof iconShapes;

/** A small line drawing in the text's color, hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return <LineDrawing path={iconShapes[name]} />;
}

/** A drawing of lines on 24 × 24, as an icon. */
export function LineDrawing({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
