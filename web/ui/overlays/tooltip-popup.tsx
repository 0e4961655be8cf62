import { Tooltip } from '@base-ui/react/tooltip'
import { useOverlayContainer } from './overlay-container.ts'

export function TooltipPopup({ anchor, text }: { anchor: Element; text: string }) {
  const place = useOverlayContainer()
  return (
    <Tooltip.Root open>
      <Tooltip.Portal container={place}>
        <Tooltip.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className="z-50">
          <Tooltip.Popup
            role="tooltip"
            className="max-w-64 rounded-sm bg-text px-2 py-1 text-xs font-medium text-canvas shadow-pop transition-opacity duration-120 data-starting-style:opacity-0"
          >
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
