import type { FastifySchema } from "fastify";

const text = { type: "string", minLength: 1, maxLength: 2048 };

/** What a page may say: four fields, and no more addresses than one page needs. */
export const messageSchema: FastifySchema = {
  body: {
    type: "object",
    required: ["host", "key", "keyLocation", "urlList"],
    additionalProperties: false,
    properties: {
      host: text,
      key: text,
      keyLocation: text,
      urlList: { type: "array", minItems: 1, maxItems: 50, items: text },
    },
  },
};
