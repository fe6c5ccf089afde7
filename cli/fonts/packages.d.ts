// wawoff2 comes without types, and those of Node.js lack the functions of WebAssembly.

declare module 'wawoff2' {
  const wawoff2: {
    readonly compress: (font: Uint8Array) => Promise<Uint8Array>;
    readonly decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
  };
  export = wawoff2;
}

declare namespace WebAssembly {
  function instantiate(file: Uint8Array): Promise<{ readonly instance: { readonly exports: object } }>;
}
