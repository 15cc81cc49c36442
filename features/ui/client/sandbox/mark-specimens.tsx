import {
  AppliedChip,
  Avatar,
  AvatarGroup,
  Chip,
  Cover,
  Countdown,
  Hold,
  holdKinds,
  Kbd,
  KindTag,
  LoosenChip,
  NewBadge,
  OrgLogo,
  ProBadge,
  ProgressBar,
  Ring,
  Spinner,
  Tag,
  type TagTone,
  useText,
} from '../../kit'
import { Grid, Row, Specimens } from './specimen'
import styles from './specimen.module.css'

const TONES: readonly TagTone[] = ['neutral', 'success', 'info', 'warning', 'danger', 'signal', 'primary', 'outline']
const SERVER_NOW = Date.UTC(2025, 10, 17, 12, 30)

export function MarkSpecimens() {
  const t = useText()
  return (
    <Specimens name="marks">
      <Row>
        {holdKinds.map((kind) => (
          <Hold key={kind} kind={kind} size={44} />
        ))}
      </Row>
      <Row>
        {holdKinds.map((kind) => (
          <KindTag key={kind} kind={kind}>
            {t(`ui.sandbox.kind.${kind}`)}
          </KindTag>
        ))}
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {t(`ui.sandbox.tone.${tone}`)}
          </Tag>
        ))}
        <NewBadge />
        <ProBadge />
        <Kbd>/</Kbd>
      </Row>
      <Row>
        <Chip count={412}>{t('ui.sandbox.remote')}</Chip>
        <Chip pressed count={96}>
          {t('ui.sandbox.remote')}
        </Chip>
        <Chip disabled>{t('ui.sandbox.remote')}</Chip>
        <AppliedChip label={t('ui.sandbox.pune')} onRemove={() => {}} />
        <LoosenChip label="₹40,000+" gain={88} onRemove={() => {}} />
      </Row>
      <Row>
        {[24, 33, 58, 66, 82, 100].map((percent) => (
          <Ring key={percent} percent={percent} />
        ))}
        <OrgLogo name="Lumio Labs" />
        <OrgLogo name="Tarang Energy" size={32} off />
        <AvatarGroup>
          {['Ananya Iyer', 'Rohan Deshpande', 'Fatima Sheikh'].map((name) => (
            <Avatar key={name} name={name} size={40} />
          ))}
        </AvatarGroup>
        <Spinner label={t('ui.loading')} />
        <Countdown until={SERVER_NOW + 250_000} serverNow={SERVER_NOW} serverOffsetMs={0} now={() => SERVER_NOW} />
      </Row>
      <ProgressBar percent={58} completion label={t('ui.percentComplete', { percent: 58 })} />
      <Grid>
        {holdKinds.map((kind, at) => (
          <div key={kind} className={styles.frame}>
            <Cover kind={kind} id={at + 1} deep={at % 3 === 1} />
          </div>
        ))}
      </Grid>
    </Specimens>
  )
}
