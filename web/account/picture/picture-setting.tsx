import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { pictureLimits, pictureTypes } from '#contract/school/account.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { megabytes } from '../../lib/words/megabytes.ts'
import { PictureField } from '../../ui/fields/picture-field.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { type PictureKind, useRemovePicture } from '../account.api.ts'
import { openPicture, problemOf } from './picture-file.ts'

const PictureDialog = lazyComponent(() => import('./picture-dialog.tsx').then((m) => m.PictureDialog))

type PictureSettingProps = {
  kind: PictureKind
  url: string | null
  children: ReactNode
}

export function PictureSetting({ kind, url, children }: PictureSettingProps) {
  const { t, i18n } = useTranslation('account')
  const toasts = useToasts()
  const errorText = useErrorText()
  const [error, setError] = useState<string | undefined>()
  const [source, setSource] = useState<string | null>(null)
  const [isCropping, setIsCropping] = useState(false)
  const remove = useRemovePicture(kind)
  const limit = megabytes(pictureLimits.bytes, i18n.language)

  const choose = async (file: File) => {
    setError(undefined)
    const problem = await problemOf(file).catch(() => 'unreadable' as const)
    const opened = problem ? null : await openPicture(file)
    if (!opened) {
      const size = megabytes(file.size, i18n.language)
      return setError(t(($) => $.picture[problem ?? 'unreadable'], { size, limit }))
    }
    if (source) URL.revokeObjectURL(source)
    setSource(opened)
    return setIsCropping(true)
  }

  return (
    <>
      <PictureField
        label={t(($) => $.image[kind].label)}
        hint={t(($) => $.image.hint, { limit })}
        dropHint={t(($) => $.image.drop)}
        error={error}
        chooseLabel={t(($) => $.image.choose)}
        accept={pictureTypes.join(',')}
        onFile={(file) => void choose(file)}
        removeLabel={t(($) => $.image.remove)}
        onRemove={
          url
            ? () =>
                remove.mutate(undefined, {
                  onSuccess: () => toasts.success(t(($) => $.image[kind].removed)),
                  onError: (failure) => toasts.error(errorText(failure)),
                })
            : undefined
        }
        removing={remove.isPending}
      >
        {children}
      </PictureField>
      {source && (
        <Suspense>
          <PictureDialog
            key={source}
            kind={kind}
            source={source}
            open={isCropping}
            onClose={() => setIsCropping(false)}
          />
        </Suspense>
      )}
    </>
  )
}
