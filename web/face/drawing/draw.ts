import { createElement, type ReactNode } from 'react'
import { inReact, type Piece, type PartSlot, type Shape, type Value } from '../style/definition.ts'
import type { ResolvedLook } from '../style/resolve-look.ts'
import type { Style } from '../style/style.ts'

/** What pieces are drawn with. */
export interface Brush {
  style: Style
  look: ResolvedLook
  /** Goes before every id, so that two faces on a page don't share a mask. */
  prefix: string
  /** What comes into the place of a part, given its drawing. */
  renderPart: (part: string, variant: string, brush: Brush) => ReactNode
}

/** Draws pieces of a definition as React elements. */
export const drawPieces = (pieces: readonly Piece[], brush: Brush): ReactNode =>
  createElement('g', null, ...pieces.map((piece) => drawPiece(piece, brush)))

/** Draws a part as it is, without its place. */
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
