import type { FlatNamespace, TFunction } from 'i18next'

export type Namespaces = FlatNamespace | readonly FlatNamespace[]

/** The part of i18next's API that the app uses, typed by i18next and without its 15 kB. */
export interface Translator {
  readonly language: string
  changeLanguage: (language: string) => void
  addResourceBundle: (language: string, namespace: string, words: unknown) => void
  hasResourceBundle: (language: string, namespace: string) => boolean
  exists: (path: string, options: { ns: string }) => boolean
  dir: (language: string) => 'ltr' | 'rtl'
  getFixedT: <const Names extends Namespaces>(language: string, namespaces: Names) => TFunction<Names>
  /** `getFixedT` without its type, which takes the compiler too long for names that it doesn't know. */
  fixedT: (language: string, namespaces: Namespaces) => unknown
  subscribe: (listener: () => void) => () => void
}

interface Options {
  ns?: string
  count?: number
  [variable: string]: string | number | null | undefined
}

export function createTranslator(): Translator {
  let language = ''
  let functions = new Map<string, unknown>()
  const bundles = new Map<string, object>()
  const listeners = new Set<() => void>()
  const bundle = (of: string, namespace: string) => bundles.get(`${of}/${namespace}`)
  /** The same function until the language changes. */
  const fixedT = (of: string, namespaces: Namespaces): unknown => {
    const key = `${of}/${String(namespaces)}`
    const t = functions.get(key) ?? createT(of, [namespaces].flat(), (namespace) => bundle(of, namespace))
    functions.set(key, t)
    return t
  }

  return {
    get language() {
      return language
    },
    changeLanguage: (next) => {
      language = next
      functions = new Map()
      for (const listener of listeners) listener()
    },
    addResourceBundle: (of, namespace, words) => {
      bundles.set(`${of}/${namespace}`, { ...bundle(of, namespace), ...Object(words) })
    },
    hasResourceBundle: (of, namespace) => bundle(of, namespace) !== undefined,
    exists: (path, { ns }) => find(bundle(language, ns), path.split('.')) !== undefined,
    dir: (of) => (rightToLeft.test(of) ? 'rtl' : 'ltr'),
    getFixedT: fixedT as Translator['getFixedT'],
    fixedT,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|ug|ur|yi)\b/

/** `$.common.close` is of the namespace `common`, if that is named after the first. */
function createT(language: string, names: readonly string[], bundleOf: (namespace: string) => object | undefined) {
  const formats = createFormats(language)
  return (selector: Selector, options: Options = {}): string => {
    const path = pathOf(selector)
    const isNamed = options.ns === undefined && path.length > 1 && names.indexOf(path[0] ?? '') > 0
    const namespace = (isNamed ? path.shift() : options.ns) ?? names[0] ?? ''
    const last = path.at(-1) ?? ''
    const holder = find(bundleOf(namespace), path.slice(0, -1))
    const text = formats
      .formsOf(last, options.count)
      .map((form) => find(holder, [form]))
      .find((found) => typeof found === 'string')
    return typeof text === 'string' ? formats.fill(text, options) : path.join('.')
  }
}

function createFormats(language: string) {
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const number = (value: unknown) => (numbers ??= new Intl.NumberFormat(language)).format(Number(value))
  return {
    /** The keys of a count, the best first. */
    formsOf: (key: string, count: unknown): string[] => {
      if (typeof count !== 'number') return [key]
      const form = (plurals ??= new Intl.PluralRules(language)).select(count)
      return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${form}`, `${key}_other`, key]
    },
    fill: (text: string, values: Options): string =>
      text.replace(variable, (_, name: string, asNumber?: string) =>
        asNumber ? number(values[name]) : String(values[name] ?? ''),
      ),
  }
}

const variable = /\{\{(\w+)(, number)?\}\}/g

function find(words: unknown, path: readonly string[]): unknown {
  let found = words
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return found
}

type Selector = (words: unknown) => unknown

let keys: string[] = []
const recorder: unknown = new Proxy(
  {},
  {
    get: (_, key) => {
      keys.push(String(key))
      return recorder
    },
  },
)

function pathOf(selector: Selector): string[] {
  keys = []
  selector(recorder)
  return keys
}
