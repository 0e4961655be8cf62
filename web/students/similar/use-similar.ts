import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { type Student, students } from '#contract/students.ts'
import { useApi } from '../../lib/api/api.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { newcomerOf } from './newcomer.ts'
import { similarQuery } from '../../people/students.api.ts'
import type { StudentForm } from '../form/student.form.ts'

/** How long nobody types, in milliseconds, before it is asked. */
const pause = 400
const nobody: readonly Student[] = []

/** Who of the school may be the person who is being typed. */
export function useSimilar({ control }: StudentForm): readonly Student[] {
  const typed = useWatch({ control, name: ['first_name', 'last_name', 'email'] }).join('\n')
  const [settled] = useDebouncedValue(typed, pause)
  const newcomer = newcomerOf(settled.split('\n'))
  const hasWords = useWords('people', newcomer !== null)
  const { data } = useQuery(similarQuery(useApi(students), newcomer))
  const isAsked = newcomer !== null && newcomerOf(typed.split('\n')) !== null
  return isAsked && hasWords ? (data?.items ?? nobody) : nobody
}
