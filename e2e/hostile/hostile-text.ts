import type * as z from 'zod/mini'
import type { Api, Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type JsonSchema, jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'

/** Text that a browser, spreadsheet or template could interpret; the number identifies the field. */
const shapes: readonly ((number: number) => string)[] = [
  (number) => `<img src=x onerror=pwned(${number})>`,
  (number) => `"><script>pwned(${number})</script>`,
  (number) => `=HYPERLINK("//evil.example/${number}")`,
  (number) => `{{pwned(${number})}}\${pwned(${number})}$t(name)`,
  (number) => `</title></style><svg onload=pwned(${number})>`,
  (number) => `[go](javascript:pwned(${number}))`,
  (number) => `' autofocus onfocus='pwned(${number})`,
  (number) => `![pwned](http://evil.example/${number}.png)`,
  (number) => `</textarea><1>pwned(${number})</1>`,
  (number) => `@pwned\u200b${number}\u200d \u200f\u05e9\u05dc\u05d5\u05dd`,
  (number) => `javascript:pwned(${number})//`,
  (number) => `\u202epwned${number}\u2066http://evil.example\u0301`,
]
let written = 0

/** The next shape, padded to the limit. */
export function hostile(max: number): string {
  written += 1
  const shape = shapes[written % shapes.length]?.(written) ?? ''
  if (shape.length > max) return `<b onclick=pwned(${written})>`.slice(0, max)
  return shape.length + 1 < max ? `${shape} ${'Ẃ'.repeat(Math.min(max - shape.length - 1, 10_000))}` : shape
}

export const isHostile = (text: unknown): text is string => typeof text === 'string' && /pwned|evil\.example/.test(text)

type Key = string | number
interface Place {
  keys: readonly Key[]
  max: number
}

/** Free text fields: no enums, ids or dates; the first item of a list. */
function textsIn({ anyOf, properties, items, ...schema }: JsonSchema, keys: readonly Key[] = []): Place[] {
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.format
  return [
    ...(isText ? [{ keys, max: schema.maxLength ?? 200 }] : []),
    ...(anyOf ?? []).flatMap((one) => textsIn(one, keys)),
    ...Object.entries(properties ?? {}).flatMap(([key, one]) => textsIn(one, [...keys, key])),
    ...(items ? textsIn(items, [...keys, 0]) : []),
  ]
}

export const valueAt = (value: unknown, keys: readonly Key[]): unknown =>
  keys.reduce(
    (part: unknown, key) => (part === null || part === undefined ? undefined : Reflect.get(Object(part), key)),
    value,
  )

export function setAt(value: unknown, keys: readonly Key[], text: string): void {
  const parent = valueAt(value, keys.slice(0, -1))
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, keys.at(-1) ?? '', text)
}

const kindsOf = (schema: JsonSchema) => schema.anyOf ?? [schema]
const pathOf = (keys: readonly Key[]) => keys.map(String).join('.')

export function placesOf(schema: z.ZodMiniType): Place[] {
  const places = kindsOf(jsonSchemaOf(schema, 'input')).flatMap((kind) =>
    textsIn(kind).filter(({ keys, max }) => {
      const sample = sampleOf(kind)
      setAt(sample, keys, hostile(max))
      const { error } = schema.safeParse(sample)
      return !error?.issues.some(({ path }) => path.length === 0 || pathOf(path.map(String)) === pathOf(keys))
    }),
  )
  return [...new Map(places.map((place) => [pathOf(place.keys), place])).values()]
}

/** Such as `students.add body first_name`. */
export const nameOf = (endpoint: string, part: string, { keys }: Place): string => `${endpoint} ${part} ${pathOf(keys)}`

const parts = ['body', 'query'] as const
export type Part = (typeof parts)[number]

const areas: [string, Api][] = Object.entries(contract)
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  areas.flatMap(([area, api]) =>
    Object.entries(api).map(([name, one]): [string, Endpoint] => [`${area}.${name}`, one]),
  ),
)

export const openTexts: readonly string[] = [...endpoints].flatMap(([name, endpoint]) =>
  parts.flatMap((part) => {
    const schema = endpoint[part]
    return schema ? placesOf(schema).map((place) => nameOf(name, part, place)) : []
  }),
)
