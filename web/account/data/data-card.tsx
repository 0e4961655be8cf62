import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Account } from '#contract/school/account.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { ExportButton } from './export-button.tsx'

const loadDeleting = () => import('./delete-school-dialog.tsx')
const DeleteSchoolDialog = lazyComponent(() => loadDeleting().then((m) => m.DeleteSchoolDialog))

export function DataCard({ account }: { account: Account }) {
  const { t } = useTranslation('account')
  const id = useId()
  const [isDeleting, setIsDeleting] = useState<boolean | null>(null)
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.section.data)} />
      <div className="grid grid-cols-1 gap-5">
        <Act title={t(($) => $.data.exportTitle)} text={t(($) => $.data.exportText)}>
          <ExportButton
            words={{
              label: t(($) => $.data.export),
              pending: t(($) => $.data.exporting),
              done: t(($) => $.data.exported),
            }}
          />
        </Act>
        <hr className="border-border" />
        <Act title={t(($) => $.data.deleteTitle)} text={t(($) => $.data.deleteText)}>
          <Button variant="danger" onPointerEnter={() => void loadDeleting()} onClick={() => setIsDeleting(true)}>
            {t(($) => $.data.delete)}
          </Button>
        </Act>
      </div>
      {isDeleting !== null && (
        <Suspense>
          <DeleteSchoolDialog
            school={account.school_name}
            asksPassword={account.has_password}
            open={isDeleting}
            onClose={() => setIsDeleting(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-56 flex-1 gap-0.5">
        <h3 className="text-sm font-medium">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
