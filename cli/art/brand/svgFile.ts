/** The text of an SVG file whose root has `attributes`. */
export const svgFile = (attributes: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>\n`;
