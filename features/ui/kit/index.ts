/** The public room of the design system: everything here may be used by any feature's client half. */
export type { ButtonProps } from './actions/button'
export { Button } from './actions/button'
export type { ButtonLook, ButtonVariant } from './actions/button-class'
export { buttonClass } from './actions/button-class'
export type { ButtonLinkProps } from './actions/button-link'
export { ButtonLink } from './actions/button-link'
export type { IconProps } from './actions/icon'
export { Icon } from './actions/icon'
export type { IconButtonProps } from './actions/icon-button'
export { IconButton } from './actions/icon-button'
export { classNames } from './class-names'
export type { CheckboxProps } from './fields/checkbox'
export { Checkbox } from './fields/checkbox'
export type { FieldProps } from './fields/field'
export { Field, FieldError, FieldGroup } from './fields/field'
export type { OtpFieldProps } from './fields/otp-field'
export { OtpField } from './fields/otp-field'
export { PasswordInput } from './fields/password-input'
export type { RadioGroupProps, RadioOption } from './fields/radio'
export { RadioGroup } from './fields/radio'
export type { SegmentedProps } from './fields/segmented'
export { Segmented } from './fields/segmented'
export type { SelectOption, SelectProps } from './fields/select'
export { Select } from './fields/select'
export type { SwitchProps } from './fields/switch'
export { Switch } from './fields/switch'
export type { TextAreaProps } from './fields/text-area'
export { TextArea } from './fields/text-area'
export type { TextInputProps } from './fields/text-input'
export { TextInput } from './fields/text-input'
export type { CountdownUrgency, Instant, Pay, PayPeriod } from './format/index'
export {
  formatAgo,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPaise,
  formatPay,
  formatPercent,
  formatRank,
  formatTime,
  formatTimeLeft,
  HOUSE_ZONE,
  isSoon,
} from './format/index'
export { VisuallyHidden } from './layout/visually-hidden'
export type { AvatarProps } from './marks/avatar'
export { Avatar, AvatarGroup } from './marks/avatar'
export type { AppliedChipProps, ChipProps, LoosenChipProps } from './marks/chip'
export { AppliedChip, Chip, LoosenChip } from './marks/chip'
export type { CompletionBand } from './marks/completion'
export { completionBand, completionColour } from './marks/completion'
export type { CoverProps } from './marks/cover'
export { Cover } from './marks/cover'
export type { CoverKind } from './marks/cover-plan'
export type { HoldProps, PlacedHoldProps } from './marks/hold'
export { Hold, PlacedHold } from './marks/hold'
export type { HoldKind } from './marks/hold-shapes'
export { holdKindOf, holdKinds } from './marks/hold-shapes'
export { initialsOf } from './marks/initials'
export type { OrgLogoProps } from './marks/org-logo'
export { OrgLogo } from './marks/org-logo'
export type { ProgressBarProps, RingProps } from './marks/ring'
export { ProgressBar, Ring } from './marks/ring'
export type { TagProps, TagTone } from './marks/tag'
export { Kbd, KindTag, NewBadge, ProBadge, Tag } from './marks/tag'
export { Wall } from './marks/wall'
export type { DialogProps } from './overlays/dialog'
export { Dialog } from './overlays/dialog'
export type { EmptyStateProps } from './states/empty-state'
export { EmptyState } from './states/empty-state'
export type { ErrorCardProps, ErrorStateProps } from './states/error-state'
export { ErrorCard, ErrorState } from './states/error-state'
export { OfflineState } from './states/offline-state'
export type { SkeletonBlockProps, SkeletonProps } from './states/skeleton'
export { GlobalLine, Skeleton, SkeletonBlock } from './states/skeleton'
export { chooseLanguage, intlLocaleOf, LANGUAGE_COOKIE, languageCookie, languageOf, markOf } from './text/language'
export type { TextProviderProps } from './text/text-context'
export { TextProvider, useLanguage, useText } from './text/text-context'
