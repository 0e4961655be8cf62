import { useState } from 'react'
import { missingOf, elementIdOf } from './chatbot-problems.ts'
import type { ChatbotValues, Field } from './chatbot-values.ts'
import { focusOn } from './focus-on.ts'
import type { ChatbotForm } from './use-chatbot-form.ts'

/** What the last check has found, as far as it is still missing. */
export function useMissing(form: ChatbotForm, values: ChatbotValues) {
  const [asked, setAsked] = useState<readonly Field[]>([])
  const [wasWanted, setWasWanted] = useState(false)
  return {
    stillMissing: wasWanted ? missingOf(values) : [],
    missing: asked.filter((field) => missingOf(values).includes(field)),
    check: (publishes: boolean): readonly Field[] => {
      const found = publishes ? missingOf(form.getValues()) : []
      setAsked(found)
      if (publishes) setWasWanted(true)
      return found
    },
    show: (fields: readonly Field[]) => {
      for (const field of fields) if (field !== 'name') form.setError(field, { type: 'publish' })
      const [first] = fields
      if (first) focusOn(elementIdOf({ field: first, row: null, part: null }))
    },
  }
}
