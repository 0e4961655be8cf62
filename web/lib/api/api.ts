import { use, useMemo } from 'react'
import { type Client, createClient } from '#contract/client.ts'
import type { Api } from '#contract/endpoint.ts'
import { SendContext } from './send-context.ts'

/** A typed client of one area of the contract, such as `useApi(students)`; the importing page carries that area's code. */
export function useApi<A extends Api>(area: A): Client<A> {
  const send = use(SendContext)
  return useMemo(() => createClient(area, send), [area, send])
}
