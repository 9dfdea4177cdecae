import type { FastifySchema } from "fastify";

const textOrNull = { type: ["string", "null"] };

const employee = {
  type: "object",
  required: ["id", "name", "title", "image_url", "order", "created_at"],
  additionalProperties: false,
  properties: {
    id: { type: "integer" },
    name: textOrNull,
    title: textOrNull,
    image_url: textOrNull,
    order: { type: ["integer", "null"] },
    created_at: { type: "string" },
  },
};

/** Removes all other fields from the response. */
export const employeesSchema: FastifySchema = { response: { 200: { type: "array", items: employee } } };
