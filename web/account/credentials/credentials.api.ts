import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auth } from '#contract/school/auth.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'

export function useChangePassword() {
  const client = useQueryClient()
  const calls = useApi(auth)
  const { renew } = useSession()
  return useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) => calls.changePassword({ body }),
    onSuccess: ({ authToken }) => {
      renew(authToken)
      for (const queryKey of [['sessions'], ['audit']]) void client.invalidateQueries({ queryKey })
    },
  })
}
