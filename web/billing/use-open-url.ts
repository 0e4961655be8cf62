import { useNavigate } from 'react-router'

export function useOpenUrl(): (url: string) => void {
  const navigate = useNavigate()
  return (url) => {
    if (url.startsWith('/')) void navigate(url)
    else location.assign(url)
  }
}
