import { Plus } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { lookStyles } from '#contract/values/looks.ts'
import { firstLook } from '../face/style/first-look.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { FaceTile } from '../partners/face-tile.tsx'

export function EmptyAvatars() {
  const { t } = useTranslation('avatars')
  return (
    <EmptyState
      illustration={<Faces />}
      title={t(($) => $.empty.title)}
      text={t(($) => $.empty.text)}
      actions={
        <ButtonLink
          variant="primary"
          icon={<Plus className="size-4" aria-hidden="true" />}
          render={<Link to="/avatars/new" />}
        >
          {t(($) => $.create)}
        </ButtonLink>
      }
    />
  )
}

function Faces() {
  return (
    <span aria-hidden="true" className="flex -space-x-3 max-[24rem]:-space-x-5">
      {lookStyles.map((style) => (
        <span key={style} className="relative block rounded-full ring-4 ring-canvas">
          <FaceTile look={firstLook(style)} size="round" />
        </span>
      ))}
    </span>
  )
}
