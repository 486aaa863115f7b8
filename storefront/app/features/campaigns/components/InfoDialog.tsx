import type { RefObject } from 'react';
import { Dialog } from '../../../components/ui/Dialog';
import type { InfoPopup } from '../info-popup';
import { CampaignLink } from './CampaignLink';

interface InfoDialogProps {
  readonly info: InfoPopup;
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

/** A marketing information popup. */
export default function InfoDialog({ info, opener, onClose }: InfoDialogProps) {
  return (
    <Dialog title={info.title} isOpen opener={opener} onClose={onClose}>
      <div className="grid gap-2">
        {info.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {info.action === null ? null : (
        <div className="mt-5 flex justify-end border-t border-line pt-4">
          <CampaignLink to={info.action.url} className="btn btn-primary">
            {info.action.text}
          </CampaignLink>
        </div>
      )}
    </Dialog>
  );
}
