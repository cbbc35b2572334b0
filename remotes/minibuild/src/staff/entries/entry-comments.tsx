import { Row, SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { maxCommentsPage, readComments } from '@rainbow-rabbit/processes/minibuild/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestConsole } from '../session/contest-console';
import { useCommentActs } from './use-comment-acts';

interface EntryCommentsProps {
  entry: number;
  /** Called before an act is asked for. */
  onAct: () => void;
  onActed: () => void;
}

/** The comments on an entry, hidden ones among them, each with the act that hides or shows it. */
export function EntryComments({ entry, onAct, onActed }: EntryCommentsProps) {
  const { t, contest } = useContestConsole();
  const acts = useCommentActs(onActed);
  const [offset, setOffset] = useState(0);
  const page = usePage([contest, entry, offset], (options) =>
    readComments(contest, { entry, offset, limit: maxCommentsPage, staff: true }, options),
  );
  return (
    <PagePart page={page}>
      {({ rows, total }) => (
        <Stack isTight>
          {total > 0 && <h3>{t('comment.title')}</h3>}
          {rows.map(({ comment, nickname, text, isHidden = false }) => (
            <Row key={comment}>
              <p>
                <bdi>{nickname}</bdi>: <bdi>{text}</bdi>{' '}
                {isHidden && <SoftNote>{t('staff.comments.hidden')}</SoftNote>}
              </p>
              <Button
                variant="quiet"
                onClick={() => {
                  onAct();
                  if (isHidden) acts.show(comment);
                  else acts.hide(comment);
                }}
              >
                {t(isHidden ? 'staff.comments.show' : 'staff.comments.hide.act')}
              </Button>
            </Row>
          ))}
          {offset + rows.length < total && (
            <Button variant="quiet" onClick={() => setOffset(offset + maxCommentsPage)}>
              {t('staff.comments.older')}
            </Button>
          )}
        </Stack>
      )}
    </PagePart>
  );
}
