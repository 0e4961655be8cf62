import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Takes what Google's way back says out of the address, and keeps it where it survives a reload. */
export function useTidyAddress(said: string): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash) void navigate({ search }, { replace: true, state: said })
  }, [hash, search, said, navigate])
}
