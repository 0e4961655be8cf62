import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import { type JoinApproval, joining, type JoinSettings } from '#contract/teaching/joining.ts'
import { useApi } from '../lib/api/api.ts'
import { refreshStudents } from './students.api.ts'

/** While a code is open, students join in other browsers. */
const refreshMs = 4000

export const joiningQuery = (calls: Client<typeof joining>, class_id: string) =>
  queryOptions({
    queryKey: ['joining', class_id],
    queryFn: ({ signal }) => calls.get({ params: { id: class_id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.open || data?.waiting.length ? refreshMs : false),
  })

export const waitingQuery = (calls: Client<typeof joining>) =>
  queryOptions({ queryKey: ['joining'], queryFn: ({ signal }) => calls.waiting({}, { signal }) })

async function refreshJoining(client: QueryClient): Promise<void> {
  await Promise.all(['joining', 'notices'].map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** An approval adds to the lists of students and classes, too. */
async function refreshAll(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshJoining(client),
    refreshStudents(client),
    client.invalidateQueries({ queryKey: ['classes'] }),
  ])
}

export function useOpenCode(class_id: string) {
  const client = useQueryClient()
  const calls = useApi(joining)
  return useMutation({
    mutationFn: (body: JoinSettings) => calls.open({ params: { id: class_id }, body }),
    onSettled: () => refreshJoining(client),
  })
}

export function useCloseCode(class_id: string) {
  const client = useQueryClient()
  const calls = useApi(joining)
  return useMutation({
    mutationFn: () => calls.close({ params: { id: class_id } }),
    onSuccess: () => refreshJoining(client),
  })
}

/** Called even where the request has left the list meanwhile, and its line with it. */
interface Failed {
  onError: (error: Error) => void
}

export function useApprove({ onError }: Failed) {
  const client = useQueryClient()
  const calls = useApi(joining)
  return useMutation({
    mutationFn: ({ id, ...body }: JoinApproval & { id: string }) => calls.approve({ params: { id }, body }),
    onError,
    onSettled: () => refreshAll(client),
  })
}

type ApprovedAll = Awaited<ReturnType<Client<typeof joining>['approveAll']>>

/** The outcome is told even where the list of who waits is gone after it. */
export function useApproveAll(
  class_id: string,
  outcome: { onSuccess: (approved: ApprovedAll) => void; onError: (error: Error) => void },
) {
  const client = useQueryClient()
  const calls = useApi(joining)
  return useMutation({
    mutationFn: () => calls.approveAll({ params: { id: class_id } }),
    ...outcome,
    onSettled: () => refreshAll(client),
  })
}

export function useRefuse({ onError }: Failed) {
  const client = useQueryClient()
  const calls = useApi(joining)
  return useMutation({
    mutationFn: (id: string) => calls.refuse({ params: { id } }),
    onError,
    onSettled: () => refreshJoining(client),
  })
}
