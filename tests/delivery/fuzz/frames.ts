// Frames of HTTP/2 (RFC 9113) and fields of HPACK (RFC 7541), written as told, sensible or not.

export const types = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  push: 5,
  ping: 6,
  goaway: 7,
  window: 8,
  continuation: 9,
};
export const flags = { endStream: 1, ack: 1, endHeaders: 4, padded: 8, priority: 32 };

export function frame(type: number, flag: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flag;
  head.writeUInt32BE(stream >>> 0, 5);
  return Buffer.concat([head, payload]);
}

export function number32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, place * 4);
  return bytes;
}

/** A setting is a name of two bytes and a value of four. */
export function setting(name: number, value: number): Buffer {
  return Buffer.concat([Buffer.from([name >>> 8, name & 255]), number32(value)]);
}

/** How a field is kept by the one who reads it: forgotten, never to be kept, or in his table. */
export const forms = { plain: 0x00, never: 0x10, kept: 0x40 };

export function field(name: string, value: string, form = forms.plain): Buffer {
  return Buffer.concat([Buffer.from([form]), literal(name), literal(value)]);
}

function literal(text: string): Buffer {
  return Buffer.concat([integer(text.length), Buffer.from(text, "latin1")]);
}

function integer(value: number): Buffer {
  if (value < 127) return Buffer.from([value]);
  const bytes = [127];
  let left = value - 127;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return Buffer.from([...bytes, left]);
}

export type Frame = { type: number; flag: number; stream: number; bytes: Buffer };

/** Cuts a stream of bytes into frames; `preface` bytes at its beginning are a frame of no type. */
export function splitFrames(preface: number, onFrame: (frame: Frame) => void): (part: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let isOpening = preface > 0;
  return (part) => {
    waiting = Buffer.concat([waiting, part]);
    for (;;) {
      const size = isOpening ? preface : waiting.length < 9 ? 9 : 9 + waiting.readUIntBE(0, 3);
      if (waiting.length < size) return;
      const bytes = waiting.subarray(0, size);
      if (isOpening) onFrame({ type: -1, flag: 0, stream: 0, bytes });
      else onFrame({ type: bytes[3] ?? 0, flag: bytes[4] ?? 0, stream: bytes.readUInt32BE(5) & 0x7fffffff, bytes });
      isOpening = false;
      waiting = waiting.subarray(size);
    }
  };
}
