import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import styles from './fields.module.css';

interface FormButtonsProps {
  /** The way on to the review. */
  review: string;
  cancel: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The ways on from the form of a launch: to its review, and back. */
export function FormButtons({ review, cancel, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={isBusy}>
        {review}
        <Icon name="arrow-right" />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
