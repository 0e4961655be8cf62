export interface Form {
  [name: string]: FormValue
}
export type FormValue = string | Form | FormValue[]

/** Stripe's form encoding: `a[b]=1` is an object, `a[0]=1` and `a[]=1` are lists. */
export function decodeForm(text: string): Form {
  const form: Form = {}
  let items = 0
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replace(/\[\]$/, () => `[${items++}]`)
    put(form, path.split(/\[|\]\[?/).filter(Boolean), value)
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listed(value)]))
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const inner = form[name]
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  form[name] = next
  put(next, rest, value)
}

function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]): [string, FormValue] => [name, listed(inner)])
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export function valueAt(form: FormValue | undefined, path: string): FormValue | undefined {
  let value = form
  for (const name of path.split('.')) {
    if (value === undefined || typeof value === 'string') return undefined
    value = Array.isArray(value) ? value[Number(name)] : value[name]
  }
  return value
}

export const textAt = (form: Form, path: string): string | undefined => {
  const value = valueAt(form, path)
  return typeof value === 'string' ? value : undefined
}

export const numberAt = (form: Form, path: string): number | undefined => {
  const value = textAt(form, path)
  return value === undefined || value === '' ? undefined : Number(value)
}

export function textsAt(form: Form, path: string): Record<string, string> {
  const value = valueAt(form, path)
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}
