/** The beginning of a drawing for posters that is in their colors. */
const root = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" data-palette="house" data-upright="">`;

const cup = `${root('6 4 52 56')}<path fill="none" stroke="#D8CDBB" stroke-width="3" stroke-linecap="round" d="M22 18c-4-4 4-7 0-12M32 18c-4-4 4-7 0-12M42 18c-4-4 4-7 0-12"/><ellipse cx="30" cy="55" rx="24" ry="5" fill="#8A2616"/><ellipse cx="30" cy="53.500" rx="24" ry="4.500" fill="#DF4A2E"/><path fill="none" stroke="#FACB52" stroke-width="4.500" d="M47 30h3.500c4 0 6 2.800 6 6.500s-3.500 8.500-11 8.500"/><path fill="#FACB52" d="M12 24h36v14c0 9-7 15-18 15s-18-6-18-15Z"/><path fill="#F5A81C" d="M38 24h10v14c0 9-7 15-18 15 6-3 8-9 8-16Z"/><ellipse cx="30" cy="24" rx="18" ry="4.500" fill="#FFFAF0"/><ellipse cx="30" cy="24.500" rx="15" ry="3.200" fill="#6B4226"/></svg>\n`;

const ticket = `${root('4 12 56 40')}<path fill="#B5351E" d="M12 24 54 13l2.500 9a5 5 0 0 0 2.500 9l1 4-42 13Z"/><path fill="#DF4A2E" d="M4 22h50v8a5 5 0 0 0 0 10v8H4v-8a5 5 0 0 0 0-10Z"/><path fill="none" stroke="#FFFAF0" stroke-width="1.600" stroke-dasharray="2.500 2.500" d="M42 23v24"/><path fill="#FACB52" d="m23 26 3 6.200 6.800.9-5 4.700 1.300 6.700-6.100-3.300-6.100 3.300 1.300-6.700-5-4.700 6.800-.9Z"/><path fill="#FFFAF0" d="M45.500 28h5v2h-5ZM45.500 33h3.500v2h-3.500ZM45.500 38h3.500v2h-3.500Z"/></svg>\n`;

const kite = `${root('6 3 52 58')}<path fill="none" stroke="#0E6B62" stroke-width="1.800" d="M26 40c-6 4-2 8-8 11s-3 7-9 9"/><path fill="#DF4A2E" d="M17 47l5.500 1.500-4 4ZM11 55.500l5.500 1.500-4 4Z"/><path fill="#FACB52" d="m19 49-5.500-.5 3 4.500ZM13 57l-5.500-.5 3 4.300Z"/><path fill="#63BBDD" d="M46 4 20 14l12 12Z"/><path fill="#F5A81C" d="m46 4 12 24-26-2Z"/><path fill="#DF4A2E" d="m20 14 6 27 6-15Z"/><path fill="#2C9586" d="M58 28 26 41l6-15Z"/><path fill="none" stroke="#FFFAF0" stroke-width="1.400" stroke-linecap="round" d="M46 4 26 41M20 14l38 14"/></svg>\n`;

/** The drawings of a new project by their names: flat SVG files that posters are made of. */
export const newDrawings: Readonly<Record<string, string>> = { cup, ticket, kite };
