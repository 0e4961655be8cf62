import { useQuery } from '@tanstack/react-query'
import { avatars } from '#contract/avatars.ts'
import { useApi } from '../lib/api/api.ts'
import { queryOf } from '../partners/partner-list.ts'
import { usePartnerAddress, usePartnerPage } from '../partners/use-partner-list.ts'
import { avatarList } from './avatar-list.ts'
import { avatarsQuery } from '../partners/avatars.api.ts'

/** The page of avatars that the address bar asks for, and how to ask for another. */
export function useAvatarList() {
  const asked = usePartnerAddress(avatarList)
  const { known, ...page } = usePartnerPage(asked, useQuery(avatarsQuery(useApi(avatars), queryOf(asked.list))))
  // Counts of the result before still hold when another one can't be fetched.
  return { ...page, counts: known?.counts }
}
