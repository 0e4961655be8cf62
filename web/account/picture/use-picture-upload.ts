import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { type PictureKind, usePutPicture } from '../account.api.ts'
import type { Square } from './crop.ts'
import { drawSquare } from './draw-square.ts'

/** `share` is the uploaded part, from 0 to 1. */
export function usePictureUpload(kind: PictureKind) {
  const put = usePutPicture(kind)
  const sending = useRef<AbortController>(null)
  const [share, setShare] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ source, square }: { source: string; square: Square }) => {
      const controller = new AbortController()
      sending.current = controller
      setShare(0)
      const file = await drawSquare(await load(source), square)
      await put(file, { signal: controller.signal, onProgress: setShare })
    },
  })
  const isCanceled = error instanceof DOMException && error.name === 'AbortError'
  return {
    send: mutate,
    cancel: () => sending.current?.abort(),
    share,
    isPending,
    error: isCanceled ? null : error,
  }
}

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}
