import { useRender } from '@base-ui/react/use-render'
import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type ButtonLinkProps = {
  /** A router link or `<a href>`. */
  render: useRender.RenderProp
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  full?: boolean
  children: ReactNode
}

export function ButtonLink(props: ButtonLinkProps) {
  const { render, variant = 'secondary', size = 'md', icon, full = false, children } = props
  return useRender({
    render,
    defaultTagName: 'a',
    props: {
      className: buttonClasses(variant, size, full),
      children: (
        <>
          {icon}
          {children}
        </>
      ),
    },
  })
}
