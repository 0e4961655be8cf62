import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Slider } from '../../ui/fields/slider.tsx'
import { type Crop, cropSide } from './use-crop.ts'

const cropSize = { width: cropSide, height: cropSide }
const keyStep = 8
const zoomKeys: Readonly<Record<string, number>> = { '+': 5, '=': 5, '-': -5, _: -5 }
// The usual checkerboard behind transparent pixels.
const groundClasses =
  'relative h-72 overflow-hidden rounded-lg bg-surface-sunken bg-[repeating-conic-gradient(var(--border)_0_25%,transparent_0_50%)] bg-size-[1rem_1rem]'

type CropAreaProps = { crop: Crop; source: string; isRound: boolean; disabled: boolean }

export function CropArea({ crop, source, isRound, disabled }: CropAreaProps) {
  const { t } = useTranslation('account')
  const [isStill, setIsStill] = useState(false)
  const wait = (element: HTMLDivElement) => onceStable(element, () => setIsStill(true))
  const zoomByKey = ({ key }: KeyboardEvent) => {
    const change = zoomKeys[key]
    if (change) crop.setStep(crop.step + change)
  }
  return (
    <div className="grid gap-3" inert={disabled}>
      <div className={groundClasses} ref={wait}>
        {isStill && (
          <Cropper
            disableAutomaticStylesInjection
            image={source}
            aspect={1}
            cropSize={cropSize}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={false}
            crop={crop.position}
            onCropChange={crop.setPosition}
            zoom={crop.zoom}
            minZoom={crop.range.min}
            maxZoom={crop.range.max}
            onZoomChange={crop.setZoom}
            setMediaSize={crop.measure}
            keyboardStep={keyStep}
            cropperProps={{ role: 'application', 'aria-label': t(($) => $.image.area), onKeyDownCapture: zoomByKey }}
          />
        )}
      </div>
      <Slider
        label={t(($) => $.image.zoom)}
        value={crop.step}
        onChange={crop.setStep}
        start={<Minus aria-hidden="true" />}
        end={<Plus aria-hidden="true" />}
      />
    </div>
  )
}

// During the dialog's opening animation the area would be measured too small.
function onceStable(element: HTMLElement, act: () => void): () => void {
  let frame = 0
  const check = () => {
    if (Math.abs(element.getBoundingClientRect().width - element.offsetWidth) < 0.5) act()
    else frame = requestAnimationFrame(check)
  }
  check()
  return () => cancelAnimationFrame(frame)
}
