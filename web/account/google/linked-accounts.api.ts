import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { google } from '#contract/google.ts'
import { useApi } from '../../lib/api/api.ts'

/** Begins to connect the account, and leaves for Google. */
export function useLink() {
  const { link } = useApi(google)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => link(),
    onSuccess: ({ url }) => location.assign(url),
  })
  // The browser may show this page again as it was left, when somebody turns back at Google.
  useEffect(() => {
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])
  return { connect: () => mutate(), isPending: isPending || isSuccess, error }
}

/** Disconnects the account from Google. */
export function useUnlink() {
  const { unlink } = useApi(google)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unlink(),
    onSettled: () => client.invalidateQueries({ queryKey: ['account'] }),
  })
}
