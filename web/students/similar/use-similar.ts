import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { type Student, studentLengths, students } from '#contract/people/students.ts'
import { address, line } from '#contract/values/text.ts'
import { useApi } from '../../lib/api/api.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { type NewStudent, similarQuery } from '../../people/students.api.ts'
import type { StudentForm } from '../form/student.form.ts'

/** Debounce in milliseconds. */
const debounceMs = 400
const noMatches: readonly Student[] = []

export function useSimilar({ control }: StudentForm): readonly Student[] {
  const typed = useWatch({ control, name: ['first_name', 'last_name', 'email'] }).join('\n')
  const [settled] = useDebouncedValue(typed, debounceMs)
  const newcomer = toSearchInput(settled.split('\n'))
  const hasWords = useWords('people', newcomer !== null, 'quietly')
  const { data } = useQuery(similarQuery(useApi(students), newcomer))
  const isAsked = newcomer !== null && toSearchInput(typed.split('\n')) !== null
  return isAsked && hasWords ? (data?.items ?? noMatches) : noMatches
}

const lineOf = { first: line(studentLengths.first_name), last: line(studentLengths.last_name) }

/** Null without a first name and either a last name or a complete email. */
export function toSearchInput([first = '', last = '', mail = '']: readonly string[]): NewStudent | null {
  const first_name = lineOf.first.safeParse(first).data
  const last_name = lineOf.last.safeParse(last).data
  const email = address.safeParse(mail).data
  if (!first_name || !(last_name || email)) return null
  return { first_name, ...(last_name && { last_name }), ...(email && { email }) }
}
