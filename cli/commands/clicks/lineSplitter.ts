/** Characters after which the rest of a line is passed over: no request is that long, and memory stays bounded. */
export const longestLine = 65_536;

/** Takes the bytes of a text piece by piece. */
export interface LineSplitter {
  push(bytes: Uint8Array): void;
  /** The text is over: what follows the last line end is a line too, unless it is empty. */
  end(): void;
}

/** Cuts UTF-8 text into lines, without their ends (LF or CRLF), and gives each to `onLine`. */
export function createLineSplitter(onLine: (line: string) => void): LineSplitter {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  const emit = (line: string) => onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
  const take = (text: string) => {
    const lines = text.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) emit(line.length > longestLine ? line.slice(0, longestLine) : line);
  };
  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end() {
      take(decoder.decode());
      if (rest !== '') emit(rest);
      rest = '';
    },
  };
}
