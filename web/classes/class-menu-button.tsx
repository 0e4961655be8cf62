import { Ellipsis } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Class, classes } from '#contract/people/classes.ts'
import { useMay } from '../app/session/use-may.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import type { ClassActions } from './class-overlays.tsx'

const load = () => import('./class-menu.tsx')
const ClassMenu = lazyComponent(() => load().then((m) => m.ClassMenu))
const prefetch = () => void load().catch(() => undefined)

type ClassMenuButtonProps = Pick<ComponentProps<typeof IconButton>, 'size' | 'variant'> & {
  one: Class
  actions: ClassActions
}

export function ClassMenuButton({ one, actions, ...look }: ClassMenuButtonProps) {
  const { t } = useTranslation('common')
  const [isWanted, setIsWanted] = useState(false)
  const mayEdit = useMay(classes.edit)
  if (!mayEdit && one.student_count === 0) return null
  const button = (props?: Partial<ComponentProps<typeof IconButton>>) => (
    <IconButton {...look} label={t(($) => $.menu, { name: one.name })} icon={<Ellipsis />} {...props} />
  )
  const waiting = button({
    'aria-haspopup': 'menu',
    'aria-expanded': isWanted,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => setIsWanted(true),
  })
  return (
    <span className="relative flex">
      {isWanted ? (
        <Suspense fallback={waiting}>
          <ClassMenu one={one} actions={actions} trigger={button()} />
        </Suspense>
      ) : (
        waiting
      )}
    </span>
  )
}
