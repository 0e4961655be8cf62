import { useQuery } from '@tanstack/react-query'
import type { Look } from '#contract/values/looks.ts'
import { useUser } from '../app/session/session.tsx'
import { firstLook } from '../face/style/first-look.ts'
import { randomLook } from '../face/style/random-look.ts'
import { loadStyle } from '../face/style/styles.ts'
import { avatarDrafts } from './editor/form/avatar-drafts.ts'

const people = ['adventurer', 'lorelei', 'notionists', 'personas'] as const

/** Random, and stable until the avatar is created. */
export function useFirstLook(isWanted: boolean): Look | undefined {
  const { id } = useUser()
  const { data, error } = useQuery({
    queryKey: ['first-look', id],
    queryFn: () => avatarDrafts(id, null).read()?.base.look ?? chance(),
    enabled: isWanted,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return error ? firstLook('adventurer') : data
}

async function chance(): Promise<Look> {
  const style = people[Math.floor(Math.random() * people.length)] ?? 'adventurer'
  return randomLook(await loadStyle(style), Math.random)
}
