import { createElement, type ReactNode } from 'react'
import { inReact, type Piece, type PartSlot, type Shape, type Value } from '../style/definition.ts'
import type { ResolvedLook } from '../style/resolve-look.ts'
import type { Style } from '../style/style.ts'

export interface Brush {
  style: Style
  look: ResolvedLook
  /** Prefixes every id, so that masks of two faces on a page don't clash. */
  prefix: string
  renderPart: (part: string, variant: string, brush: Brush) => ReactNode
}

export const drawPieces = (pieces: readonly Piece[], brush: Brush): ReactNode =>
  createElement('g', null, ...pieces.map((piece) => drawPiece(piece, brush)))

export const drawVariant = (part: string, variant: string, brush: Brush): ReactNode =>
  drawPieces(brush.style.definition.parts.get(part)?.variants.get(variant) ?? [], brush)

const drawPiece = (piece: Piece, brush: Brush): ReactNode =>
  'part' in piece ? drawPlace(piece, brush) : drawShape(piece, brush)

function drawPlace({ part, transform }: PartSlot, brush: Brush): ReactNode {
  const variant = brush.look.variantOf(part)
  return variant === null ? null : createElement('g', { transform }, brush.renderPart(part, variant, brush))
}

function drawShape({ tag, attributes, children }: Shape, brush: Brush): ReactNode {
  const props = Object.entries(attributes).map(([name, value]) => [name, propOf(name, value, brush)])
  return createElement(tag, Object.fromEntries(props), ...children.map((child) => drawPiece(child, brush)))
}

function propOf(name: string, value: Value, { look, prefix }: Brush): unknown {
  if (typeof value !== 'string') return look.colorOf(value.color)
  if (name === 'id') return prefix + value
  if (name === 'style') return styleOf(value)
  return value.replace(/^url\(#/, `url(#${prefix}`)
}

const styleOf = (rules: string) =>
  Object.fromEntries(
    rules.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(':')
      return [inReact(name.trim()), value.trim()]
    }),
  )
