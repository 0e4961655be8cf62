import { useNavigate } from 'react-router'

/** Goes where the payment provider wants a browser: to a page of our own, or away to one of its own. */
export function useOpenUrl(): (url: string) => void {
  const navigate = useNavigate()
  return (url) => {
    if (url.startsWith('/')) void navigate(url)
    else location.assign(url)
  }
}
