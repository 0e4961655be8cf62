import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { google } from '#contract/school/google.ts'
import { useApi } from '../../lib/api/api.ts'

export function useLink() {
  const { link } = useApi(google)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => link(),
    onSuccess: ({ url }) => location.assign(url),
  })
  // Back from Google may restore this page from the browser's back/forward cache, with the button still pending.
  useEffect(() => {
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])
  return { connect: () => mutate(), isPending: isPending || isSuccess, error }
}

export function useUnlink() {
  const { unlink } = useApi(google)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => unlink(),
    onSettled: () => client.invalidateQueries({ queryKey: ['account'] }),
  })
}
