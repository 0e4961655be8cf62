import type { Field } from './chatbot-values.ts'
import type { SectionName } from '../section.tsx'
import type { EditorState } from '../use-editor.ts'

const sectionOf: Partial<Record<Field, SectionName>> = {
  name: 'basics',
  opening_message: 'who',
  steps: 'conversation',
}

export const missingSections = ({ stillMissing }: Pick<EditorState, 'stillMissing'>): ReadonlySet<SectionName> =>
  new Set(stillMissing.flatMap((field) => sectionOf[field] ?? []))
