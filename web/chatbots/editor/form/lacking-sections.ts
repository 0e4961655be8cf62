import type { Field } from './chatbot-values.ts'
import type { SectionName } from '../section.tsx'
import type { Editing } from '../use-editor.ts'

const sectionOf: Partial<Record<Field, SectionName>> = {
  name: 'basics',
  opening_message: 'who',
  steps: 'conversation',
}

/** The parts in which something is missing to publish, once that was wanted. */
export const lackingSections = ({ lacking }: Pick<Editing, 'lacking'>): ReadonlySet<SectionName> =>
  new Set(lacking.flatMap((field) => sectionOf[field] ?? []))
